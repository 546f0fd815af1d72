target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32 }

define dso_local void @rows(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
_ZN6Kernel4InitEPU3AS1hS1_RK1T.exit:
  %4 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %4, ptr addrspace(1) noundef %3, i64 noundef 12)
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %.sroa.51.136..sroa_idx = getelementptr inbounds i8, ptr %4, i64 4
  %.sroa.51.136.copyload = load i32, ptr %.sroa.51.136..sroa_idx, align 4
  %.sroa.54.136..sroa_idx = getelementptr inbounds i8, ptr %4, i64 8
  %.sroa.54.136.copyload = load i32, ptr %.sroa.54.136..sroa_idx, align 4
  %5 = load i32, ptr %4, align 4
  %6 = zext i32 %5 to i64
  %7 = call noundef i64 @assay_block_num()
  %8 = sdiv i64 %6, %7
  %9 = trunc i64 %8 to i32
  %10 = srem i64 %6, %7
  %11 = trunc nuw i64 %10 to i32
  %12 = call noundef i64 @assay_block_idx()
  %13 = trunc i64 %12 to i32
  %14 = icmp ult i32 %13, %11
  %15 = zext i1 %14 to i32
  %16 = add i32 %9, %15
  %17 = add i32 %9, 1
  %18 = mul i32 %17, %13
  %19 = mul i32 %13, %9
  %20 = add i32 %19, %11
  %21 = select i1 %14, i32 %18, i32 %20
  %22 = shl i32 %.sroa.54.136.copyload, 2
  call void @assay_loc(i32 2)
  %23 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 1, i32 noundef 1, i32 noundef %22)
  %24 = load i32, ptr %.sroa.54.136..sroa_idx, align 4
  %25 = shl i32 %24, 2
  call void @assay_loc(i32 3)
  %26 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 1, i32 noundef 1, i32 noundef %25)
  call void @assay_loc(i32 4)
  %27 = call i64 @assay_buf_init(i32 noundef 11, i32 noundef 1024)
  br label %28

28:                                               ; preds = %38, %_ZN6Kernel4InitEPU3AS1hS1_RK1T.exit
  %.0 = phi i32 [ %21, %_ZN6Kernel4InitEPU3AS1hS1_RK1T.exit ], [ %39, %38 ]
  %29 = add i32 %21, %16
  %30 = icmp ult i32 %.0, %29
  br i1 %30, label %31, label %_ZN6Kernel7ProcessEv.exit

31:                                               ; preds = %28
  %32 = add i32 %.sroa.51.136.copyload, %.sroa.54.136.copyload
  %33 = add i32 %32, -1
  %34 = udiv i32 %33, %.sroa.54.136.copyload
  %35 = zext i32 %34 to i64
  br label %36

36:                                               ; preds = %40, %31
  %indvars.iv = phi i64 [ %indvars.iv.next, %40 ], [ 0, %31 ]
  %37 = icmp ult i64 %indvars.iv, %35
  br i1 %37, label %40, label %38

38:                                               ; preds = %36
  %39 = add nuw i32 %.0, 1
  br label %28

40:                                               ; preds = %36
  %41 = add i32 %34, -1
  %42 = zext i32 %41 to i64
  %43 = icmp eq i64 %indvars.iv, %42
  %44 = trunc nuw i64 %indvars.iv to i32
  %45 = mul i32 %.sroa.54.136.copyload, %44
  %46 = sub i32 %.sroa.51.136.copyload, %45
  %47 = select i1 %43, i32 %46, i32 %.sroa.54.136.copyload
  %48 = mul i32 %.0, %.sroa.51.136.copyload
  %49 = add i32 %48, %45
  call void @assay_loc(i32 5)
  %50 = call i64 @assay_que_alloc(i64 noundef %23)
  %51 = zext i32 %49 to i64
  %52 = getelementptr float, ptr addrspace(1) %0, i64 %51
  %53 = zext i32 %47 to i64
  %54 = shl nuw nsw i64 %53, 2
  call void @assay_loc(i32 6)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 1, i64 noundef %50, i64 noundef 0, ptr addrspace(1) noundef %52, i64 noundef 1, i64 noundef %54, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 7)
  call void @assay_que_enque(i64 noundef %23, i64 noundef %50)
  call void @assay_loc(i32 8)
  %55 = call i64 @assay_que_deque(i64 noundef %23)
  call void @assay_loc(i32 9)
  %56 = call i64 @assay_que_alloc(i64 noundef %26)
  %57 = lshr i32 %47, 6
  %58 = and i32 %57, 255
  call void @assay_loc(i32 10)
  call void @assay_vec_r(i32 noundef 65, i32 noundef 1, i32 noundef 1, i64 noundef %56, i64 noundef 0, i64 noundef %55, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 2.000000e+00, i32 noundef 1, i64 noundef 64, i64 noundef 0, i32 noundef %58, i32 noundef 1, i32 noundef 1, i32 noundef 0, i32 noundef 8, i32 noundef 8, i32 noundef 0)
  call void @assay_loc(i32 11)
  call void @assay_vec_n(i32 noundef 96, i32 noundef 1, i32 noundef 1, i64 noundef %27, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 1.000000e+00, i64 noundef 256)
  call void @assay_loc(i32 12)
  call void @assay_vec_n(i32 noundef 32, i32 noundef 1, i32 noundef 1, i64 noundef %27, i64 noundef 0, i64 noundef %27, i64 noundef 0, i64 noundef %27, i64 noundef 0, double noundef 0.000000e+00, i64 noundef 256)
  call void @assay_loc(i32 13)
  call void @assay_que_free(i64 noundef %23, i64 noundef %55)
  call void @assay_loc(i32 14)
  call void @assay_que_enque(i64 noundef %26, i64 noundef %56)
  call void @assay_loc(i32 15)
  %59 = call i64 @assay_que_deque(i64 noundef %26)
  %60 = getelementptr float, ptr addrspace(1) %1, i64 %51
  call void @assay_loc(i32 16)
  call void @assay_dma_out(i32 noundef 0, i32 noundef 1, ptr addrspace(1) noundef %60, i64 noundef %59, i64 noundef 0, i64 noundef 1, i64 noundef %54, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 17)
  call void @assay_que_free(i64 noundef %26, i64 noundef %59)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br label %36

_ZN6Kernel7ProcessEv.exit:                        ; preds = %28
  call void @assay_loc(i32 18)
  call void @assay_pipe_end()
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @assay_pipe_begin()

declare i64 @assay_block_num()

declare i64 @assay_block_idx()

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_buf_init(i32 noundef, i32 noundef)

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_dma_in(i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_vec_r(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i32 noundef, i64 noundef, i64 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare void @assay_vec_n(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_pipe_end()


declare void @assay_loc(i32)
