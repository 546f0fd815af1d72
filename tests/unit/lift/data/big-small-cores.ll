target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.TileInfo = type { i32, i32, i32, i32, i32, i32, i32, i32 }

define dso_local void @big_small_cores(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.TileInfo, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 32)
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = call noundef i64 @assay_block_idx()
  %7 = trunc i64 %6 to i32
  %8 = getelementptr inbounds i8, ptr %5, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = mul i32 %9, %7
  %11 = getelementptr inbounds i8, ptr %5, i64 16
  %12 = load i32, ptr %11, align 4
  %13 = getelementptr inbounds i8, ptr %5, i64 28
  %14 = load i32, ptr %13, align 4
  %15 = icmp ugt i32 %14, %7
  br i1 %15, label %16, label %21

16:                                               ; preds = %4
  %17 = getelementptr inbounds i8, ptr %5, i64 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds i8, ptr %5, i64 24
  %20 = load i32, ptr %19, align 4
  br label %_ZN9KernelMul4InitEPU3AS1hS1_RK8TileInfo.exit

21:                                               ; preds = %4
  %22 = load i32, ptr %5, align 4
  %23 = getelementptr inbounds i8, ptr %5, i64 12
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %5, i64 20
  %26 = load i32, ptr %25, align 4
  %27 = sub i32 %9, %22
  %.neg = sub i32 %14, %7
  %.neg292 = mul i32 %.neg, %27
  %28 = add i32 %.neg292, %10
  br label %_ZN9KernelMul4InitEPU3AS1hS1_RK8TileInfo.exit

_ZN9KernelMul4InitEPU3AS1hS1_RK8TileInfo.exit:    ; preds = %16, %21
  %.sroa.54.0 = phi i32 [ %18, %16 ], [ %24, %21 ]
  %.sroa.64.0 = phi i32 [ %20, %16 ], [ %26, %21 ]
  %.0213 = phi i32 [ %10, %16 ], [ %28, %21 ]
  %29 = zext i32 %.0213 to i64
  %30 = getelementptr half, ptr addrspace(1) %0, i64 %29
  %31 = getelementptr half, ptr addrspace(1) %1, i64 %29
  %32 = shl i32 %12, 1
  call void @assay_loc(i32 2)
  %33 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef %32)
  call void @assay_loc(i32 3)
  %34 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 2, i32 noundef 2, i32 noundef %32)
  call void @assay_loc(i32 4)
  %35 = call i64 @assay_buf_init(i32 noundef 11, i32 noundef %32)
  %smax = call i32 @llvm.smax.i32(i32 %.sroa.54.0, i32 0)
  %wide.trip.count = zext nneg i32 %smax to i64
  br label %36

36:                                               ; preds = %37, %_ZN9KernelMul4InitEPU3AS1hS1_RK8TileInfo.exit
  %indvars.iv = phi i64 [ %indvars.iv.next, %37 ], [ 0, %_ZN9KernelMul4InitEPU3AS1hS1_RK8TileInfo.exit ]
  %.sroa.67.0 = phi i32 [ %spec.select, %37 ], [ %12, %_ZN9KernelMul4InitEPU3AS1hS1_RK8TileInfo.exit ]
  %exitcond.not = icmp eq i64 %indvars.iv, %wide.trip.count
  br i1 %exitcond.not, label %_ZN9KernelMul7ProcessEv.exit, label %37

37:                                               ; preds = %36
  %38 = add i32 %.sroa.54.0, -1
  %39 = zext i32 %38 to i64
  %40 = icmp eq i64 %indvars.iv, %39
  %spec.select = select i1 %40, i32 %.sroa.64.0, i32 %.sroa.67.0
  call void @assay_loc(i32 5)
  %41 = call i64 @assay_que_alloc(i64 noundef %33)
  %42 = trunc nuw nsw i64 %indvars.iv to i32
  %43 = mul i32 %12, %42
  %44 = zext i32 %43 to i64
  %45 = getelementptr half, ptr addrspace(1) %30, i64 %44
  %46 = zext i32 %spec.select to i64
  %47 = shl nuw nsw i64 %46, 1
  call void @assay_loc(i32 6)
  call void @assay_dma_in(i32 noundef 0, i32 noundef 0, i64 noundef %41, i64 noundef 0, ptr addrspace(1) noundef %45, i64 noundef 1, i64 noundef %47, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 7)
  call void @assay_que_enque(i64 noundef %33, i64 noundef %41)
  call void @assay_loc(i32 8)
  %48 = call i64 @assay_que_deque(i64 noundef %33)
  call void @assay_loc(i32 9)
  %49 = call i64 @assay_que_alloc(i64 noundef %34)
  %50 = sext i32 %spec.select to i64
  call void @assay_loc(i32 10)
  call void @assay_vec_n(i32 noundef 65, i32 noundef 0, i32 noundef 0, i64 noundef %35, i64 noundef 0, i64 noundef %48, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef -1.000000e+00, i64 noundef %50)
  call void @assay_loc(i32 11)
  call void @assay_vec_n(i32 noundef 1, i32 noundef 0, i32 noundef 0, i64 noundef %35, i64 noundef 0, i64 noundef %35, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %50)
  call void @assay_loc(i32 12)
  call void @assay_vec_n(i32 noundef 64, i32 noundef 0, i32 noundef 0, i64 noundef %35, i64 noundef 0, i64 noundef %35, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 1.000000e+00, i64 noundef %50)
  call void @assay_loc(i32 13)
  call void @assay_vec_n(i32 noundef 35, i32 noundef 0, i32 noundef 0, i64 noundef %49, i64 noundef 0, i64 noundef %48, i64 noundef 0, i64 noundef %35, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %50)
  call void @assay_loc(i32 14)
  call void @assay_que_enque(i64 noundef %34, i64 noundef %49)
  call void @assay_loc(i32 15)
  call void @assay_que_free(i64 noundef %33, i64 noundef %48)
  call void @assay_loc(i32 16)
  %51 = call i64 @assay_que_deque(i64 noundef %34)
  %52 = getelementptr half, ptr addrspace(1) %31, i64 %44
  call void @assay_loc(i32 17)
  call void @assay_dma_out(i32 noundef 0, i32 noundef 0, ptr addrspace(1) noundef %52, i64 noundef %51, i64 noundef 0, i64 noundef 1, i64 noundef %47, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 18)
  call void @assay_que_free(i64 noundef %34, i64 noundef %51)
  %indvars.iv.next = add nuw nsw i64 %indvars.iv, 1
  br label %36

_ZN9KernelMul7ProcessEv.exit:                     ; preds = %36
  call void @assay_loc(i32 19)
  call void @assay_pipe_end()
  ret void
}

declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture)

declare void @assay_pipe_begin()

declare i64 @assay_block_idx()

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_buf_init(i32 noundef, i32 noundef)

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_dma_in(i32 noundef, i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_vec_n(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_pipe_end()

declare i32 @llvm.smax.i32(i32, i32)


declare void @assay_loc(i32)
