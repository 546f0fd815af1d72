target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

%struct.T = type { i32, i32, i32, i32, i32, i32 }

define dso_local void @even_tail(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(1) noundef %2, ptr addrspace(1) noundef %3) {
  %5 = alloca %struct.T, align 4
  call void @assay_loc(i32 0)
  call void @assay_tiling_read(ptr noundef nonnull %5, ptr addrspace(1) noundef %3, i64 noundef 24)
  %.sroa.0476.0.copyload = load i32, ptr %5, align 4
  %.sroa.4.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 4
  %.sroa.4.0.copyload = load i32, ptr %.sroa.4.0..sroa_idx, align 4
  %.sroa.10482.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 8
  %.sroa.10482.0.copyload = load i32, ptr %.sroa.10482.0..sroa_idx, align 4
  %.sroa.13485.0..sroa_idx = getelementptr inbounds i8, ptr %5, i64 12
  %.sroa.13485.0.copyload = load i32, ptr %.sroa.13485.0..sroa_idx, align 4
  call void @assay_loc(i32 1)
  call void @assay_pipe_begin()
  %6 = shl i32 %.sroa.4.0.copyload, 2
  call void @assay_loc(i32 2)
  %7 = call i64 @assay_que_init(i32 noundef 0, i32 noundef 9, i32 noundef 2, i32 noundef 2, i32 noundef %6)
  call void @assay_loc(i32 3)
  %8 = call i64 @assay_que_init(i32 noundef 10, i32 noundef 0, i32 noundef 2, i32 noundef 2, i32 noundef %6)
  call void @assay_loc(i32 4)
  %9 = call noundef i64 @assay_block_idx()
  %10 = trunc i64 %9 to i32
  %11 = mul i32 %.sroa.0476.0.copyload, %10
  br label %12

12:                                               ; preds = %14, %4
  %.0 = phi i32 [ 0, %4 ], [ %26, %14 ]
  %13 = icmp ult i32 %.0, %.sroa.10482.0.copyload
  br i1 %13, label %14, label %27

14:                                               ; preds = %12
  %15 = mul i32 %.0, %.sroa.4.0.copyload
  %16 = add i32 %11, %15
  call void @assay_loc(i32 5)
  %17 = call i64 @assay_que_alloc(i64 noundef %7)
  %18 = zext i32 %16 to i64
  %19 = getelementptr float, ptr addrspace(1) %0, i64 %18
  %20 = zext i32 %6 to i64
  call void @assay_loc(i32 6)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %17, i64 noundef 0, ptr addrspace(1) noundef %19, i64 noundef 1, i64 noundef %20, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 7)
  call void @assay_que_enque(i64 noundef %7, i64 noundef %17)
  call void @assay_loc(i32 8)
  %21 = call i64 @assay_que_deque(i64 noundef %7)
  call void @assay_loc(i32 9)
  %22 = call i64 @assay_que_alloc(i64 noundef %8)
  %23 = sext i32 %.sroa.4.0.copyload to i64
  call void @assay_loc(i32 10)
  call void @assay_vec_n(i32 noundef 1, i32 noundef 1, i32 noundef 1, i64 noundef %22, i64 noundef 0, i64 noundef %21, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %23)
  call void @assay_loc(i32 11)
  call void @assay_que_free(i64 noundef %7, i64 noundef %21)
  call void @assay_loc(i32 12)
  call void @assay_que_enque(i64 noundef %8, i64 noundef %22)
  call void @assay_loc(i32 13)
  %24 = call i64 @assay_que_deque(i64 noundef %8)
  %25 = getelementptr float, ptr addrspace(1) %1, i64 %18
  call void @assay_loc(i32 14)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %25, i64 noundef %24, i64 noundef 0, i64 noundef 1, i64 noundef %20, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 15)
  call void @assay_que_free(i64 noundef %8, i64 noundef %24)
  %26 = add i32 %.0, 1
  br label %12

27:                                               ; preds = %12
  %.not = icmp eq i32 %.sroa.13485.0.copyload, 0
  br i1 %.not, label %41, label %28

28:                                               ; preds = %27
  %29 = mul i32 %.sroa.10482.0.copyload, %.sroa.4.0.copyload
  %30 = add i32 %11, %29
  call void @assay_loc(i32 16)
  %31 = call i64 @assay_que_alloc(i64 noundef %7)
  %32 = shl i32 %.sroa.13485.0.copyload, 2
  %33 = zext i32 %30 to i64
  %34 = getelementptr float, ptr addrspace(1) %0, i64 %33
  %35 = zext i32 %32 to i64
  call void @assay_loc(i32 17)
  call void @assay_dma_in_pad(i32 noundef 1, i64 noundef %31, i64 noundef 0, ptr addrspace(1) noundef %34, i64 noundef 1, i64 noundef %35, i64 noundef 0, i64 noundef 0, i64 noundef 0, i64 noundef 0, i32 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 18)
  call void @assay_que_enque(i64 noundef %7, i64 noundef %31)
  call void @assay_loc(i32 19)
  %36 = call i64 @assay_que_deque(i64 noundef %7)
  call void @assay_loc(i32 20)
  %37 = call i64 @assay_que_alloc(i64 noundef %8)
  %38 = sext i32 %.sroa.13485.0.copyload to i64
  call void @assay_loc(i32 21)
  call void @assay_vec_n(i32 noundef 1, i32 noundef 1, i32 noundef 1, i64 noundef %37, i64 noundef 0, i64 noundef %36, i64 noundef 0, i64 noundef 0, i64 noundef 0, double noundef 0.000000e+00, i64 noundef %38)
  call void @assay_loc(i32 22)
  call void @assay_que_free(i64 noundef %7, i64 noundef %36)
  call void @assay_loc(i32 23)
  call void @assay_que_enque(i64 noundef %8, i64 noundef %37)
  call void @assay_loc(i32 24)
  %39 = call i64 @assay_que_deque(i64 noundef %8)
  %40 = getelementptr float, ptr addrspace(1) %1, i64 %33
  call void @assay_loc(i32 25)
  call void @assay_dma_out(i32 noundef 2, i32 noundef 1, ptr addrspace(1) noundef %40, i64 noundef %39, i64 noundef 0, i64 noundef 1, i64 noundef %35, i64 noundef 0, i64 noundef 0)
  call void @assay_loc(i32 26)
  call void @assay_que_free(i64 noundef %8, i64 noundef %39)
  br label %41

41:                                               ; preds = %28, %27
  call void @assay_loc(i32 27)
  call void @assay_pipe_end()
  ret void
}

declare i64 @assay_que_init(i32 noundef, i32 noundef, i32 noundef, i32 noundef, i32 noundef)

declare i64 @assay_block_idx()

declare i64 @assay_que_alloc(i64 noundef)

declare void @assay_vec_n(i32 noundef, i32 noundef, i32 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, double noundef, i64 noundef)

declare void @assay_que_enque(i64 noundef, i64 noundef)

declare i64 @assay_que_deque(i64 noundef)

declare void @assay_que_free(i64 noundef, i64 noundef)

declare void @assay_pipe_begin()

declare void @assay_pipe_end()

declare void @assay_dma_in_pad(i32 noundef, i64 noundef, i64 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i32 noundef, i64 noundef)

declare void @assay_dma_out(i32 noundef, i32 noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef, i64 noundef)

declare void @assay_tiling_read(ptr noundef, ptr addrspace(1) noundef, i64 noundef)

declare void @assay_loc(i32)
